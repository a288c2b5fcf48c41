import { dedicatedLabels } from '@embarca/contracts/dedicated/labels.pt.ts'
import { dedicatedLifecycle } from '@embarca/contracts/dedicated/lifecycle.ts'
import { contractOfRow } from '@embarca/contracts/dedicated/routes.ts'
import { commandTable } from '../kit/command-row.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { contractClaims, contractClaimTaken } from './claims.ts'
import { holdLookup, namedLookup, saveLookup } from './lookups.ts'
import { dedicatedReactions } from './reactions.ts'
import { contractRows } from './rows.ts'
import { savingContracts } from './save.ts'
import { contractFold, streamOfContract } from './state.ts'
import type { DedicatedTypes } from './types.ts'

export { contractFold, streamOfContract } from './state.ts'

const rows = contractRows(dedicatedLabels.refusal)

/** Contracts of dedicated vehicles, one stream each. */
export const contracts: Module<DedicatedTypes> = {
  name: 'dedicated',
  fold: contractFold,
  lifecycle: { machine: dedicatedLifecycle, status: ({ status }) => status, notAllowed: 'CONTRACT_NOT_NOW' },
  commands: commandTable<DedicatedTypes>()({
    SaveContract: {
      streamId: ({ dedicatedVehicleId }, { newId }) => dedicatedVehicleId ?? newId,
      owner: (contract, { dedicatedVehicleId }, { by }) =>
        dedicatedVehicleId === undefined ? { shipperId: by.shipperId } : contract.status === 'NEW' ? undefined : contract,
      lookups: saveLookup,
      decide: savingContracts(dedicatedLabels.refusal).SaveContract,
    },
    DisableContract: { isNoop: ({ status }) => status === 'DISABLED', decide: rows.DisableContract },
    HoldLoad: { lookups: holdLookup, decide: rows.HoldLoad },
    FreeLoad: { lookups: namedLookup, decide: rows.FreeLoad },
    ChangeToll: { decide: rows.ChangeToll },
    ChangeDrivenDistance: { decide: rows.ChangeDrivenDistance },
    SetPenalty: { decide: rows.SetPenalty },
    ChangeRowCycle: { streamId: ({ id }) => contractOfRow(id), decide: rows.ChangeRowCycle },
    ComplementCycle: { decide: rows.ComplementCycle },
    TellIdle: { isNoop: ({ status }) => status !== 'ACTIVE', decide: rows.TellIdle },
  }),
  stream: streamOfContract,
  owner: ({ status, shipperId, operationGroupId }) => (status === 'NEW' ? undefined : { shipperId, operationGroupId, isShared: true }),
  // Its loads come and go, and their money is corrected, while a person edits the terms.
  nonConflicting: [
    ...(['DedicatedLoadHeld', 'DedicatedLoadFreed', 'DedicatedIdle', 'DedicatedTollChanged', 'DedicatedDistanceChanged'] as const),
    ...(['DedicatedPenaltySet', 'DedicatedCycleChanged', 'DedicatedComplemented'] as const),
  ],
  claims: contractClaims,
  claimTaken: contractClaimTaken,
}

export const dedicatedService = {
  modules: { dedicated: contracts },
  routes: { dedicated: 'dedicated', dedicatedActions: 'dedicated', dedicatedLoadActions: 'load' },
  reactions: { order: 15, table: dedicatedReactions },
} as const satisfies ServiceManifest
