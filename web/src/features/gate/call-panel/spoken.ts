import type { GateCall } from '@embarca/contracts/gate/read-routes.ts'
import { type GateSpeech, gateVoiceServed } from '@embarca/contracts/gate/voice.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import { fetchAuthorised } from '../../../base/api.ts'

/** Milliseconds: a sound that has not ended by then is stuck. */
const LONGEST = 20_000

const played = (audio: { readonly type: string; readonly data: string }): Promise<boolean> =>
  new Promise((resolve) => {
    const bytes = Uint8Array.from(atob(audio.data), (sign) => sign.charCodeAt(0))
    const url = URL.createObjectURL(new Blob([bytes], { type: audio.type }))
    const sound = new Audio(url)
    const end = (isPlayed: boolean) => {
      clearTimeout(stuck)
      URL.revokeObjectURL(url)
      resolve(isPlayed)
    }
    const stuck = setTimeout(() => end(false), LONGEST)
    sound.onended = () => end(true)
    sound.onerror = () => end(false)
    sound.play().catch(() => end(false))
  })

/** Plays a call as the server's voice service speaks it; false: there is none, or this device cannot play it. */
export const playSpoken = async ({ driverName, vehiclePlate, dock }: GateCall): Promise<boolean> => {
  const { method, path: url } = address(gateVoiceServed.synthesize)
  // In the body only: addresses are logged by servers in between, and names are not.
  const body = JSON.stringify({ driverName, vehiclePlate, dock })
  const reply = await fetchAuthorised({ method, url, body, headers: { 'content-type': 'application/json' } })
  const { audio } = reply.ok ? ((await reply.json()) as GateSpeech) : {}
  return audio !== undefined && played(audio)
}
