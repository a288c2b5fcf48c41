import { httpWebPush, pushKeyFrom } from './adapters/outside/http-web-push.ts'
import type { Config } from './config.ts'
import { type KeyOrRing, newestOf } from './kit/key-ring.ts'
import { noWebPush, type WebPush } from './kit/web-push.ts'

const HEX_KEY = /^[0-9a-f]{64}$/i
const NOBODY = 'mailto:nobody@embarca.invalid'

/** Pushes under PUSH_KEY, otherwise under a key that belongs to the one of the share links, which every process keeps; or none. */
export const webPushSource = (config: Config, env: NodeJS.ProcessEnv, shareSecret: KeyOrRing): WebPush => {
  if (config.PUSH === 'off') return noWebPush
  const own = env['PUSH_KEY']
  if (own && !HEX_KEY.test(own))
    throw new Error('PUSH_KEY must be 64 hex digits, the same in every process (deploy/tools/make-keys.ts makes one)')
  const secret = own ? Buffer.from(own, 'hex') : pushKeyFrom(newestOf(shareSecret))
  const contact = config.PUSH_CONTACT ?? (config.publicUrl.startsWith('https:') ? config.publicUrl : NOBODY)
  return httpWebPush({ secret, contact })
}
