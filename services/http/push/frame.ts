const TEXT = 0x81
const SHORT = 126
const MEDIUM = 65_536

/** One websocket text message as a server sends it: not masked, so the same bytes serve every socket. */
export const encoded = (text: string): Buffer => {
  const length = Buffer.byteLength(text)
  const head = length < SHORT ? 2 : length < MEDIUM ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = SHORT
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = SHORT + 1
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}
