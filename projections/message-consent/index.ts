import type { MessageConsentEvent } from '@embarca/contracts/message-consent/events.ts'
import type { Projector } from '../kit/projector.ts'
import type { ViewManifest } from '../shared/manifest.ts'

export const CONSENTING = 'message-consent'
/** A number and who of its holders allowed messages to it. */
export type Consenting = { readonly phoneId: string; readonly transporterIds: readonly string[]; readonly isOn: boolean }

/** The companies that may be written to, for offers to many. Numbers are not here: each is read from the company when it is written to. */
const consentProjector: Projector<Consenting, MessageConsentEvent> = {
  spec: { view: CONSENTING, version: 1, fields: { isOn: 'boolean', phoneId: 'text' }, indexes: [['isOn', 'phoneId']] },
  scope: 'open',
  id: ({ stream }) => /^message-consent-(.+)$/.exec(stream)?.[1],
  on: {
    MessagesAllowed: (known, { data: { phoneId, holder, holderId } }) => {
      const others = known?.transporterIds ?? []
      const transporterIds = holder === 'TRANSPORTER' ? [...new Set([...others, holderId])] : others
      return { phoneId, transporterIds, isOn: transporterIds.length > 0 }
    },
    MessagesStopped: (known, { data: { phoneId, holderId } }) => {
      const transporterIds = (known?.transporterIds ?? []).filter((id) => id !== holderId)
      return { phoneId, transporterIds, isOn: transporterIds.length > 0 }
    },
  },
}

export const messageConsentView = {
  projectors: [consentProjector],
} as const satisfies ViewManifest
