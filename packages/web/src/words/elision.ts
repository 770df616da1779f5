/** French 'de' before a name: 'de Paul', 'd’Anna', 'd’Yves'. */
export function ofName(name: string): string {
  return /^([aeiouhàâäæéèêëîïôöœùûü]|y[^aeiou])/iu.test(name) ? `d’${name}` : `de ${name}`;
}
