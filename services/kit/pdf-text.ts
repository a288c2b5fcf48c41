/** Text for the fonts that every reader of PDFs has: they know the letters of Western Europe and no others. */
export const writable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('→', '–')
    .replace(/[^\u0020-\u00ff\u2013\u2014]/g, '?')

/** A document that was written to its end, in one piece. */
export const collected = async (pieces: AsyncIterable<unknown>): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const piece of pieces) parts.push(piece as Buffer)
  return Buffer.concat(parts)
}
