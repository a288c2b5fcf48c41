import { hash } from 'node:crypto'
import type Provider from 'oidc-provider'
import { api, apiScopes, newGrant, panelLifetime } from './provider.ts'

/** Codes that TVs show until staff admit them (RFC 8628). Codes are as people type them. */
export type PanelCodes = {
  /** The id of the user that the TV becomes; undefined for an unknown or expired code. */
  readonly userOf: (typed: string) => Promise<string | undefined>
  /** Lets the TV fetch its tokens; false when the code has expired meanwhile. */
  readonly admit: (typed: string) => Promise<boolean>
}

const plain = (typed: string) => typed.replace(/[^A-Za-z]/g, '').toUpperCase()

export const panelCodes = (provider: Provider): PanelCodes => {
  const find = async (typed: string) => {
    const code = await provider.DeviceCode.findByUserCode(plain(typed))
    if (!code || code.isExpired || code.error) return undefined
    const userId = hash('sha256', code.jti, 'hex').slice(0, 32)
    // A repeated request finds what the first one did.
    return code.accountId === undefined || code.accountId === userId ? { code, userId } : undefined
  }
  return {
    userOf: async (typed) => (await find(typed))?.userId,
    admit: async (typed) => {
      const found = await find(typed)
      if (!found) return false
      const { code, userId } = found
      if (code.accountId === undefined) {
        const { jti } = await newGrant(provider, userId, panelLifetime)
        Object.assign(code, { accountId: userId, grantId: jti, scope: apiScopes, resource: api, authTime: Math.floor(Date.now() / 1000) })
        await code.save()
      }
      return true
    },
  }
}
