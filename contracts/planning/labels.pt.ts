import type { PlacePrecision } from '../reference/codes.ts'
import type { RoadMeasure, TollSource } from './codes.ts'

export const planningLabels = {
  measured: {
    ROUTER: 'por roteirizador',
    TABLE: 'por viagens próprias',
    STRAIGHT_LINE: 'estimada em linha reta',
  } satisfies Record<RoadMeasure, string>,
  precision: {
    PINNED: 'locais marcados no mapa',
    MUNICIPALITY: 'há local no centro do município',
    STATE: 'há local na capital do estado',
  } satisfies Record<PlacePrecision, string>,
  tollSource: { PROVIDER: 'provedor', NONE: 'sem dados' } satisfies Record<TollSource, string>,
  notRouted: 'Não foi possível calcular a rota',
  notTolled: 'Não foi possível calcular o pedágio',
  refusal: {
    PLANNING_NOTHING: 'Informe os pedidos ou a carga formada.',
  },
}
