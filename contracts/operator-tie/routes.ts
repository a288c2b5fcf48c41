import { Type } from 'typebox'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { Id } from '../kit/schema.ts'
import { actionFailed as failed } from '../labels.pt.ts'
import { may } from '../roles.ts'
import { operatorTieStatuses } from './codes.ts'

/** The other company of a tie. */
const TiedCompany = Type.Object({
  id: Id,
  name: Type.String(),
  document: Type.String(),
  status: Type.Enum(operatorTieStatuses),
  since: Type.String(),
})
const theirs = { may: may.actForTransporter }
export const operatorTieRoutes = {
  /** The asking operator's own list; `isOperator`: a shipper marked it as one. */
  ownCarriers: query('GET /webtransporter/ownCarriers', Type.Object({ isOperator: Type.Boolean(), list: Type.Array(TiedCompany) }), theirs),
  /** The operators that invited the asking carrier or have it on their list. */
  operators: query('GET /webtransporter/operators', Type.Array(TiedCompany), theirs),
  /** The carrier of exactly this CNPJ, to invite it. */
  carriers: query('GET /webtransporter/carriers', Type.Array(Type.Object({ id: Id, name: Type.String() })), {
    ...theirs,
    query: { document: Type.String({ maxLength: 20 }) },
  }),
}

const consents = { may: may.consentForTransporter, messages: { failed } }
/** The operator's side; `:id` is the carrier's. */
export const ownCarrierCommands = {
  invite: command('POST /webtransporter/ownCarriers/:id/invite', 'InviteOwnCarrier', consents),
  end: command('POST /webtransporter/ownCarriers/:id/end', 'EndOwnCarrier', consents),
}
/** The carrier's side; `:id` is the operator's. */
export const operatorCommands = {
  accept: command('POST /webtransporter/operators/:id/accept', 'AcceptOperator', consents),
  refuse: command('POST /webtransporter/operators/:id/refuse', 'RefuseOperator', consents),
  end: command('POST /webtransporter/operators/:id/end', 'LeaveOperator', consents),
}
export type OwnCarrierCommand = CommandsOf<typeof ownCarrierCommands>
export type OperatorTieCommand = OwnCarrierCommand | CommandsOf<typeof operatorCommands>
