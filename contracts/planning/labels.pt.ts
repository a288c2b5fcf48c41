import type { PlacePrecision } from '../reference/codes.ts'
import type { LeftOutRule, RoadMeasure, TollSource } from './codes.ts'

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
  notSuggested: 'Não foi possível sugerir cargas',
  busy: 'Há muitas sugestões em andamento. Tente de novo em instantes.',
  notTolled: 'Não foi possível calcular o pedágio',
  refusal: {
    PLANNING_NOTHING: 'Informe os pedidos ou a carga formada.',
  },
}

const thousands = (value: number) => value.toLocaleString('pt-BR')
/** The sentence behind an order that is in no suggested load. */
export const leftOutSentences = {
  BLOCKED: (reason: string) => `Bloqueado: ${reason}.`,
  BOUND: 'Já está em uma carga, ou não está mais disponível.',
  WITHOUT_PLACE: 'Sem um local de coleta e de entrega cadastrado.',
  DATES_CONTRADICT: 'A entrega é antes da coleta.',
  TOO_HEAVY: (most: number) => `Pesa mais do que o maior veículo leva (${thousands(most)} kg).`,
  TOO_BULKY: (most: number) => `Ocupa mais do que o maior veículo comporta (${thousands(most)} m³).`,
  ALONE: (percent: number) => `Nenhum outro pedido da mesma coleta e data encurta o caminho; sozinho ocupa ${percent}% do menor veículo.`,
  BEYOND_LIMIT: (places: number) => `Há mais de ${places} locais de entrega nesta coleta: filtre por região ou data.`,
} satisfies Record<LeftOutRule, string | ((...about: never[]) => string)>
