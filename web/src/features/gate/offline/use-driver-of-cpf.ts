import type { GateOfUser } from '@embarca/contracts/gate/read-routes.ts'
import { type FoundDriver, waitingRoutes } from '@embarca/contracts/gate/waiting.ts'
import { useRead } from '../../../base/queries.ts'
import { driverOfCpf } from './kept-gate.ts'
import { useTablet } from './tablet.ts'
import { useStored } from './use-stored.ts'

type Found = {
  /** It is known whether he is known. */
  readonly isFound: boolean
  readonly known: FoundDriver | undefined
  readonly isUnknown: boolean
}
const notYet: Found = { isFound: false, known: undefined, isUnknown: false }

/** Who a whole CPF is at a gate; without a network, among the drivers of the loads that this device keeps. */
export const useDriverOfCpf = (gate: GateOfUser, cpf: string | undefined): Found => {
  const { isOffline, kept } = useTablet()
  const read = useRead(waitingRoutes.findByDocument, { id: gate.id, document: cpf ?? '' }, { enabled: cpf !== undefined && !isOffline })
  const stored = useStored(isOffline && kept && cpf ? cpf : undefined, async () => ({
    known: kept && cpf ? await driverOfCpf(kept, cpf) : undefined,
  }))
  if (cpf === undefined) return notYet
  if (!isOffline) return { isFound: read.isSuccess || read.isError, known: read.data, isUnknown: read.isError }
  if (!kept) return { isFound: true, known: undefined, isUnknown: true }
  if (!stored) return notYet
  return { isFound: true, known: stored.known as FoundDriver | undefined, isUnknown: stored.known === undefined }
}
