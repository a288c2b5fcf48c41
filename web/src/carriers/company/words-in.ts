const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f-]/g, '')
    .toLowerCase()

/** Whether a text has every typed word, without accents, hyphens and case. */
export const wordsIn = (typed: string) => {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return (text: string): boolean => words.every((word) => plain(text).includes(word))
}
