import { plateKey } from '@embarca/contracts/block/active.ts'
import type { BlockKind, BlockRefusal } from '@embarca/contracts/block/codes.ts'
import { blockLabels } from '@embarca/contracts/block/labels.pt.ts'
import { canonicalPlate, isCpf } from '@embarca/contracts/kit/documents.ts'
import { type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { personDigest } from '../kit/person-digest.ts'
import { registered, worksFor } from '../registry/index.ts'

export const refuseAt = (code: BlockRefusal, field: string): Refusal<BlockRefusal> =>
  refuse(code, { fields: [{ field, message: blockLabels.refusal[code] }] })

type Named = { readonly name: string; readonly document: string }
/** Whom a command blocks, as its event names the subject; without `subjectId` the texts are sealed under the block's own key. */
export type BlockSubject =
  | (Named & { readonly transporterId: string })
  | (Named & { readonly subjectId: string; readonly driverId?: string; readonly cpfHash: string })
  | (Named & { readonly vehicleId?: string; readonly plate: string })
type Found = { readonly subject: BlockSubject | Refusal<BlockRefusal> }
type Driver = { readonly driverId?: string | undefined; readonly cpf?: string | undefined; readonly name?: string | undefined }
type Vehicle = { readonly vehicleId?: string | undefined; readonly plate?: string | undefined }

/** The person of a CPF that nobody registered. */
const strangerOf = (cpfHash: string) => `cpf-${cpfHash.slice(0, 32)}`

export const transporterSubject = async (transporterId: string, context: LookupContext): Promise<Found> => {
  const company = await registered(context, 'transporter', transporterId)
  if (!company || !(await worksFor(context, transporterId, context.by.shipperId)))
    return { subject: refuseAt('BLOCK_SUBJECT_UNKNOWN', 'transporterId') }
  return { subject: { transporterId, name: company.name, document: company.document } }
}

export const driverSubject = async ({ driverId, cpf = '', name = '' }: Driver, context: LookupContext): Promise<Found> => {
  if (driverId === undefined) {
    const document = cpf.replace(/\D/g, '')
    if (!cpf.trim()) return { subject: refuseAt('BLOCK_SUBJECT_MISSING', 'cpf') }
    if (!isCpf(document)) return { subject: refuseAt('BLOCK_CPF_INVALID', 'cpf') }
    const cpfHash = personDigest(document)
    return { subject: { subjectId: strangerOf(cpfHash), cpfHash, name: name.trim(), document } }
  }
  const driver = await registered(context, 'driver', driverId)
  if (!driver || !(await worksFor(context, driver.transporterId, context.by.shipperId)))
    return { subject: refuseAt('BLOCK_SUBJECT_UNKNOWN', 'driverId') }
  const cpfHash = personDigest(driver.document)
  return { subject: { subjectId: driverId, driverId, cpfHash, name: driver.name, document: driver.document } }
}

export const vehicleSubject = async ({ vehicleId, plate: typed = '' }: Vehicle, context: LookupContext): Promise<Found> => {
  if (vehicleId === undefined) {
    if (!typed.trim()) return { subject: refuseAt('BLOCK_SUBJECT_MISSING', 'plate') }
    const plate = canonicalPlate(typed)
    return { subject: plate ? { plate: plateKey(plate), name: '', document: plate } : refuseAt('BLOCK_PLATE_INVALID', 'plate') }
  }
  const vehicle = await registered(context, 'vehicle', vehicleId)
  if (!vehicle || !(await worksFor(context, vehicle.transporterId, context.by.shipperId)))
    return { subject: refuseAt('BLOCK_SUBJECT_UNKNOWN', 'vehicleId') }
  return { subject: { vehicleId, plate: plateKey(vehicle.plate), name: vehicle.vehicleType, document: vehicle.plate } }
}

/** The key under which a subject's blocks are found. */
export const blockKeyOf = (kind: BlockKind, value: string): string =>
  kind === 'DRIVER' ? personDigest(value) : kind === 'VEHICLE' ? plateKey(value) : value
