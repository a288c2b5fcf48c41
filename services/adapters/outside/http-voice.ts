import type { Voice } from '../../kit/voice.ts'

const TIMEOUT_MS = 4_000
const LARGEST = 2_000_000

/** Posts `{ text, lang }` to `url`, which answers the sound itself, with its content type. */
export const httpVoice =
  (url: string, token?: string, timeout = TIMEOUT_MS): Voice =>
  async (text, lang) => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'audio/*', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ text, lang }),
      signal: AbortSignal.timeout(timeout),
    })
    if (!reply.ok) throw new Error(`the voice service answered ${reply.status}`)
    const type = reply.headers.get('content-type') ?? ''
    if (!type.startsWith('audio/')) throw new Error(`the voice service answered ${type || 'nothing'}, which is no sound`)
    const bytes = new Uint8Array(await reply.arrayBuffer())
    if (bytes.length > LARGEST) throw new Error(`the voice service answered ${bytes.length} bytes`)
    return { type, bytes }
  }
