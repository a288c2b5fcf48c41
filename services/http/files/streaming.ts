const PEEK = 4_096

/** The first bytes of a stream, and the whole stream. */
export const peeked = async (source: AsyncIterable<Buffer>): Promise<{ head: Buffer; content: AsyncIterable<Buffer> }> => {
  const chunks = source[Symbol.asyncIterator]()
  const read: Buffer[] = []
  let length = 0
  while (length < PEEK) {
    const { value, done } = await chunks.next()
    if (done) break
    read.push(value)
    length += value.length
  }
  const start = Buffer.concat(read)
  async function* content() {
    yield start
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
  }
  return { head: start.subarray(0, PEEK), content: content() }
}

/** Passes a stream on while every chunk passes the check and the total stays below a size; throws what the check throws. */
export async function* watched(source: AsyncIterable<Buffer>, below: number, tooLarge: Error, check: (chunk: Buffer) => void) {
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size >= below) throw tooLarge
    check(chunk)
    yield chunk
  }
}
