import type { KeptGate } from '@embarca/contracts/gate/kept.ts'
import type { GateOfUser, GateRow } from '@embarca/contracts/gate/read-routes.ts'
import { gateStore } from './gate-store.ts'
import { markTablet } from './tablet-screens.ts'

/** Without the server for longer than this, a tablet shows no loads (Y38). */
const OLDEST = 24 * 3_600_000
/** `keptAt`: milliseconds since 1970, by the device's clock. */
type Stamped<Thing> = { readonly keptAt: number; readonly thing: Thing }
const keep = async (key: string, thing: unknown) => {
  markTablet()
  await gateStore.keep(key, { keptAt: Date.now(), thing } satisfies Stamped<unknown>)
}
const kept = async <Thing>(key: string): Promise<Thing | undefined> => {
  const found = (await gateStore.kept(key)) as Stamped<Thing> | undefined
  if (!found) return undefined
  if (Math.abs(Date.now() - found.keptAt) <= OLDEST) return found.thing
  await gateStore.forgetKept()
  return undefined
}

const gatesKey = (userId: string) => `gates/${userId}`
const gateKey = (userId: string, gateId: string) => `gate/${userId}/${gateId}`
/** Of one user: another one who signs in on this tablet reads nothing of it. */
export const keptGates = {
  keepGates: (userId: string, gates: readonly GateOfUser[]) => keep(gatesKey(userId), gates),
  gates: (userId: string) => kept<readonly GateOfUser[]>(gatesKey(userId)),
  keepGate: (userId: string, gateId: string, loads: KeptGate) => keep(gateKey(userId, gateId), loads),
  gate: (userId: string, gateId: string) => kept<KeptGate>(gateKey(userId, gateId)),
}

type Asked = { readonly status?: string | undefined; readonly text?: string | undefined; readonly checkListStatus?: string | undefined }
const plain = (text = '') => text.replace(/[^\p{L}\p{N}]/gu, '').toLocaleLowerCase('pt-BR')
/** Whether a list of the gate has this row. */
export const isAsked = ({ status, text, checkListStatus }: Asked, row: GateRow): boolean => {
  if (status && !status.split(',').includes(row.step)) return false
  if (checkListStatus && row.checkListStatus !== checkListStatus) return false
  const sought = plain(text)
  return (
    sought === '' || [row.vehiclePlate, ...row.otherPlates, row.driver?.name, row.externalId].some((one) => plain(one).includes(sought))
  )
}

/** The driver of a CPF among the loads that a tablet keeps: it holds digests only. */
export const driverOfCpf = async ({ salt, visits }: KeptGate, cpf: string) => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}:${cpf}`))
  const digest = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const own = visits.filter(({ cpfDigest }) => cpfDigest === digest)
  const driver = own[0]?.driver
  return driver && { driver, loads: own.filter(({ step }) => step === 'CREATED') }
}
