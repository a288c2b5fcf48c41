/** Text for the standard PDF fonts, which have only the letters of Western Europe. */
export const writable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('→', '–')
    .replace(/[^\u0020-\u00ff\u2013\u2014]/g, '?')

/** A document stream as one buffer, read to its end. */
export const collected = async (pieces: AsyncIterable<unknown>): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const piece of pieces) parts.push(piece as Buffer)
  return Buffer.concat(parts)
}
