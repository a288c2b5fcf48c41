import type { MountStatus } from './codes.ts'
import type { MountEvent } from './events.ts'

export const mountLabels = {
  status: { FORMED: 'Formada', LAUNCHED: 'Lançada', UNMOUNTED: 'Desmontada' } satisfies Record<MountStatus, string>,
  event: {
    MountFormed: 'Carga formada',
    MountChanged: 'Carga formada alterada',
    MountOrdersAdded: 'Pedidos adicionados',
    MountOrdersRemoved: 'Pedidos removidos',
    MountOrdersRestated: 'Pedidos da carga atualizados',
    MountUnmounted: 'Carga desmontada',
    MountLaunchReserved: 'Lançamento iniciado',
    MountLaunchReleased: 'Lançamento não concluído',
    MountLaunched: 'Carga lançada',
    MountReleased: 'Pedidos liberados',
    MountRetaken: 'Pedidos retomados',
  } satisfies Record<MountEvent['type'], string>,
}
