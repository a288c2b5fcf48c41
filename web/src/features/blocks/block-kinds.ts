import type { BlockKind } from '@embarca/contracts/block/codes.ts'
import { blockCommands, blockRoutes } from '@embarca/contracts/block/routes.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { call } from '../../base/api.ts'
import { cnpj, cpf, plate } from '../../base/masks.ts'

/** A registered subject to choose, with what distinguishes it. */
export type SubjectOption = { readonly id: string; readonly name: string; readonly detail: string }
const input = (text: string) => ({ size: 20, ...(text && { text }) })

/** The calls, address and words of the blocks of each kind. */
export const kinds = {
  TRANSPORTER: {
    to: '/blockedTransporters',
    list: blockRoutes.transporters,
    one: blockRoutes.transporter,
    add: blockCommands.blockTransporter,
    change: blockCommands.changeTransporter,
    release: blockCommands.releaseTransporter,
    mask: cnpj,
    idField: 'transporterId',
    typedField: '',
    find: async (text: string): Promise<readonly SubjectOption[]> =>
      (await call(referenceRoutes.transporters, { ...input(text), ignoreBlock: true })).list.map(({ id, name, document }) => ({
        id,
        name,
        detail: cnpj.show(document),
      })),
  },
  DRIVER: {
    to: '/blockedDrivers',
    list: blockRoutes.drivers,
    one: blockRoutes.driver,
    add: blockCommands.blockDriver,
    change: blockCommands.changeDriver,
    release: blockCommands.releaseDriver,
    mask: cpf,
    idField: 'driverId',
    typedField: 'cpf',
    find: async (text: string): Promise<readonly SubjectOption[]> =>
      (await call(referenceRoutes.drivers, input(text))).list.map(({ id, name, document }) => ({ id, name, detail: cpf.show(document) })),
  },
  VEHICLE: {
    to: '/blockedVehicles',
    list: blockRoutes.vehicles,
    one: blockRoutes.vehicle,
    add: blockCommands.blockVehicle,
    change: blockCommands.changeVehicle,
    release: blockCommands.releaseVehicle,
    mask: plate,
    idField: 'vehicleId',
    typedField: 'plate',
    find: async (text: string): Promise<readonly SubjectOption[]> =>
      (await call(referenceRoutes.vehicles, input(text))).list.map((one) => ({
        id: one.id,
        name: plate.show(one.plate),
        detail: one.vehicleType,
      })),
  },
} as const satisfies Record<BlockKind, object>
