/** Leaves out what no test should pin: the text of an exception, which means a bug and is read by its finder alone. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'bug-messages',
    value: {
      /** @param {{ isNewExpression(): boolean; node: { callee?: { name?: string } } }} path */
      shouldIgnore: (path) =>
        path.isNewExpression() && path.node.callee?.name === 'Error' ? 'the text of an exception' : undefined,
    },
  },
];
