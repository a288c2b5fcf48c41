import type { ServiceManifest } from '../kit/manifest.ts'
import { editable } from '../registry/index.ts'

/** Announcements of a company to its people: a new one is active until it is disabled or changed. */
export const communications = editable('communication', {
  keep: (form, before) => ({ ...form, status: form['status'] ?? before?.['status'] ?? 'ACTIVE' }),
  commands: {
    Disable: {
      decide: (_, state) => (state.status === 'DISABLED' ? [] : { type: 'CommunicationChanged', data: { ...state, status: 'DISABLED' } }),
    },
  },
})

export const communicationService = {
  modules: { communication: communications },
  routes: { communication: 'communication' },
} as const satisfies ServiceManifest
