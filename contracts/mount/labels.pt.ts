import type { MountRefusal, MountStatus } from './codes.ts'
import type { MountEvent } from './events.ts'

/** What the screens show when a command succeeded or failed, as specified. */
export const mountMessages = {
  formed: 'Carga formada com sucesso.',
  notFormed: 'Não foi possível formar a carga',
  unmounted: 'Carga desmontada com sucesso.',
  notUnmounted: 'Não foi possível desmontar a carga',
  notChanged: 'Não foi possível alterar a carga formada',
  added: 'Pedidos adicionados com sucesso.',
  addedByKeys: 'Pedidos adicionados.',
  notAdded: 'Não foi possível adicionar o pedido',
  notRemoved: 'O pedido não foi removido',
}

export const mountLabels = {
  status: { FORMED: 'Formada', LAUNCHED: 'Lançada', UNMOUNTED: 'Desmontada' } satisfies Record<MountStatus, string>,
  loadMissing: 'Informe a carga.',
  ordersMissing: 'Informe os pedidos.',
  codesUnknown: (codes: readonly string[]) => `${codes.join(', ')}: pedido não encontrado.`,
  portionsUnknown: 'Há quantidades de pedidos que não foram informados.',
  keyInvalid: 'Não é uma chave de NF-e.',
  keyUnknown: 'Nenhum pedido tem esta NF-e.',
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
    MountOrdersDelivered: 'Pedidos de uma entrega entregues',
    MountDelivered: 'Pedidos entregues',
    MountDeliveryReset: 'Entrega desfeita',
    MountReleased: 'Pedidos liberados',
    MountLotEnded: 'Lote encerrado: saldo dos pedidos liberado',
    MountRetaken: 'Pedidos retomados',
  } satisfies Record<MountEvent['type'], string>,
  command: {
    FormMount: 'formar carga',
    ChangeMount: 'alterar carga formada',
    AddOrders: 'adicionar pedidos',
    RemoveOrders: 'remover pedidos',
    UnmountMount: 'desmontar carga',
    RestateOrder: 'atualizar pedido da carga formada',
    ReserveLaunch: 'iniciar lançamento',
    SettleGroups: 'confirmar cargas agrupadas',
    ReleaseLaunch: 'desistir do lançamento',
    FollowLaunch: 'acompanhar lançamento',
    TakeOrders: 'adicionar pedidos à carga lançada',
    GiveBackOrders: 'devolver pedidos da carga lançada',
    NoteDropEnded: 'pedidos de uma entrega entregues',
    NoteMountDelivered: 'pedidos entregues',
    NoteMountReset: 'entrega desfeita',
    ReleaseMount: 'liberar pedidos',
    RetakeMount: 'retomar pedidos',
  },
  refusal: {
    MOUNT_UNKNOWN: 'Esta carga formada não existe mais.',
    MOUNT_NOT_NOW: 'A carga formada não permite esta ação no momento.',
    MOUNT_BEING_LAUNCHED: 'A carga está sendo lançada. Aguarde um momento.',
    ORDERS_GONE: 'Já estão em outra carga.',
    ORDERS_NOT_FREE: 'Não estão disponíveis.',
    ORDERS_MISSING: 'Selecione ao menos um pedido.',
    ORDERS_REPEATED: 'O mesmo pedido foi informado mais de uma vez.',
    ORDERS_UNKNOWN: 'Há pedidos que não existem mais.',
    ORDERS_BLOCKED: 'Há pedidos bloqueados.',
    ORDERS_CHANGED: 'Há pedidos alterados desde que a carga foi encerrada.',
    ORDERS_WITHOUT_PLACE: 'Há pedidos sem um local cadastrado.',
    ORDERS_OF_OTHER_FREIGHT: 'Os pedidos de uma carga precisam ter o mesmo tipo de frete.',
    ORDERS_OF_OTHER_GROUP: 'Os pedidos de uma carga precisam ser da mesma operação.',
    TOO_MANY_ORDERS: 'Uma carga tem no máximo 500 pedidos.',
    TOO_MANY_COLLECT_PLACES: 'Uma carga tem no máximo 5 locais de coleta.',
    TOO_MANY_DELIVERY_PLACES: 'Uma carga tem no máximo 60 locais de entrega.',
    LOADS_OF_OTHER_TRANSPORTERS: 'Estas cargas têm transportadoras diferentes.',
    ORDERS_OF_LOAD_MISSING: 'Uma carga lançada entra em outra só com todos os pedidos.',
    ORDERS_GROUPED_TOGETHER: 'Estes pedidos vieram juntos de outra carga e só saem todos juntos.',
    LOADS_NOT_GROUPED: 'Uma das cargas agrupadas mudou agora há pouco. Tente de novo.',
    GROUPED_LOADS_RETURNED: 'As cargas que ela agrupava voltaram ao que eram: forme uma nova carga.',
    LAST_ORDER: 'Uma carga formada precisa de ao menos um pedido: desmonte a carga.',
    ORDER_NOT_MOUNTED: 'O pedido não está em uma carga formada.',
    STOPS_DIFFER: 'Informe cada local de entrega da carga uma vez.',
    EXTERNAL_ID_TAKEN: 'Já existe uma carga com este código.',
  } satisfies Record<MountRefusal, string>,
}

/** Why orders leave a formed load by themselves. */
export const loadsWentOn = 'A carga destes pedidos seguiu adiante'

/** A refusal that names the orders it is about. */
export const ordersNamed = (code: MountRefusal, orderCodes: readonly string[]): string =>
  `${orderCodes.join(', ')}: ${orderProblems[code] ?? mountLabels.refusal[code]}`
const orderProblems: Partial<Record<MountRefusal, string>> = {
  ORDERS_GONE: 'já em outra carga.',
  ORDERS_REPEATED: 'já nesta carga.',
  ORDERS_NOT_FREE: 'não disponível para formar carga.',
  ORDERS_BLOCKED: 'bloqueado.',
  LOADS_OF_OTHER_TRANSPORTERS: 'cargas de transportadoras diferentes.',
  ORDERS_OF_LOAD_MISSING: 'faltam pedidos da carga, que entra em outra só com todos.',
  ORDERS_CHANGED: 'alterado desde que a carga foi encerrada.',
  ORDERS_WITHOUT_PLACE: 'sem local de coleta ou de entrega cadastrado.',
  ORDERS_OF_OTHER_FREIGHT: 'com outro tipo de frete.',
  ORDERS_OF_OTHER_GROUP: 'de outra operação.',
}
