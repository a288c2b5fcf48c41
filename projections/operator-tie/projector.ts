import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { OperatorTieStatus } from '@embarca/contracts/operator-tie/codes.ts'
import type { OperatorTieEvent } from '@embarca/contracts/operator-tie/events.ts'
import { consumeOnly, type Projector, type SharedStep } from '../kit/projector.ts'

export const OPERATOR_TIES = 'operator-tie'
type Tie = { readonly operatorId: string; readonly transporterId: string }
export type OperatorTieDocument = Tie & { readonly id: string; readonly status: OperatorTieStatus; readonly since: string }

const STREAM = /^operator-tie-(.+)$/
const turns =
  (status: OperatorTieStatus): SharedStep<OperatorTieDocument, Tie> =>
  (_, { data: { operatorId, transporterId }, stream, recordedAt }) => ({
    ...{ id: STREAM.exec(stream)?.[1] ?? '', operatorId, transporterId },
    ...{ status, since: recordedAt },
  })
const on: Projector<OperatorTieDocument, OperatorTieEvent>['on'] = {
  OperatorCarrierInvited: turns('INVITED'),
  OperatorCarrierAccepted: turns('ACTIVE'),
  OperatorCarrierRefused: turns('NONE'),
  OperatorCarrierEnded: turns('ENDED'),
}

/** One document per operator and carrier; the readers limit each company to its own. */
export const operatorTieProjector: Projector<OperatorTieDocument, OperatorTieEvent> = {
  spec: {
    view: OPERATOR_TIES,
    version: 1,
    fields: { operatorId: 'text', transporterId: 'text', status: 'text', since: 'text' },
    indexes: [
      ['operatorId', 'since'],
      ['transporterId', 'since'],
    ],
  },
  scope: 'open',
  ...consumeOnly(Object.keys(on), ({ stream }: Pick<Recorded, 'stream'>) => STREAM.exec(stream)?.[1]),
  on,
}
