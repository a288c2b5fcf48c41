import type { Adapter, AdapterPayload } from 'oidc-provider'
import { errors } from './oidc-provider.ts'
import type { IdentityStore } from './store.ts'

const seconds = () => Math.floor(Date.now() / 1000)

/** The provider's storage interface over the identity store. Model names are the provider's: Session, Grant, RefreshToken … */
export const artifactsIn =
  (store: IdentityStore) =>
  (model: string): Adapter => {
    const alive = (payload: Record<string, unknown> | undefined) => payload as AdapterPayload | undefined
    // A device code has no uid: it is found by what people type.
    const uidOf = ({ uid, userCode }: AdapterPayload) => uid ?? userCode
    const put = async (id: string, payload: AdapterPayload, expiresIn?: number) =>
      store.putArtifact(model, id, {
        payload: payload as Record<string, unknown>,
        ...(uidOf(payload) !== undefined && { uid: uidOf(payload) as string }),
        ...(payload.grantId && { grantId: payload.grantId }),
        ...(typeof payload.accountId === 'string' && { accountId: payload.accountId }),
        ...(expiresIn && { expiresAt: seconds() + expiresIn }),
      })
    return {
      upsert: put,
      find: async (id) => alive(store.artifact(model, id)),
      findByUid: async (uid) => alive(store.artifactByUid(model, uid)),
      findByUserCode: async (userCode) => alive(store.artifactByUid(model, userCode)),
      consume: async (id) => {
        const payload = alive(store.artifact(model, id))
        // Checked and marked in one step: of two concurrent requests, one fails.
        if (payload?.consumed) throw new errors.InvalidGrant('already used')
        if (payload) await put(id, { ...payload, consumed: seconds() }, payload.exp ? payload.exp - seconds() : undefined)
      },
      destroy: async (id) => store.dropArtifact(model, id),
      revokeByGrantId: async (grantId) => store.dropGrant(grantId),
    }
  }
