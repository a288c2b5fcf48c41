import type { OccurrenceTypeName } from './goods.ts'

/** What goes wrong on the demo's trips: how often, what it costs in cents, how it is told and how it ends. */
export type Trouble = {
  readonly weight: number
  readonly cost: readonly [number, number]
  readonly opening: readonly string[]
  readonly treatment: string
  readonly closing: string
  readonly resolutions: readonly string[]
  readonly department: string
}

/** Two of the eight types bear most of the cost. */
export const troubles: Readonly<Record<OccurrenceTypeName, Trouble>> = {
  'Avaria na mercadoria': {
    weight: 20,
    cost: [90_000, 1_650_000],
    opening: [
      'Duas bobinas com a borda amassada.',
      'Palete tombou na freada, caixas molhadas.',
      'Fardos rasgados pela empilhadeira na descarga.',
    ],
    treatment: 'Fotos recebidas, acionada a seguradora do transportador.',
    closing: 'Prejuízo apurado em conjunto com o cliente.',
    resolutions: ['Indenização', 'Devolução', 'Abono'],
    department: 'Qualidade',
  },
  'Falta de mercadoria': {
    weight: 14,
    cost: [60_000, 980_000],
    opening: ['Faltaram seis volumes na conferência.', 'Cliente recebeu um palete a menos que a nota.'],
    treatment: 'Conferindo o romaneio com a expedição.',
    closing: 'Volumes faltantes confirmados na conferência.',
    resolutions: ['Indenização', 'Reentrega'],
    department: 'Expedição',
  },
  'Problema mecânico': {
    weight: 22,
    cost: [0, 140_000],
    opening: ['Pneu estourado, parado no acostamento.', 'Motor aquecendo, aguardando socorro.', 'Cavalo substituído na estrada.'],
    treatment: 'Socorro a caminho, previsão de três horas.',
    closing: 'Viagem retomada com outro veículo.',
    resolutions: ['Sem procedência', 'Outros'],
    department: 'Expedição',
  },
  'Cliente ausente': {
    weight: 15,
    cost: [0, 48_000],
    opening: ['Recebimento fechado, ninguém atende a portaria.', 'Cliente não estava no horário agendado.'],
    treatment: 'Comercial falando com o cliente para reagendar.',
    closing: 'Entregue na segunda tentativa.',
    resolutions: ['Reentrega', 'Outros'],
    department: 'Comercial',
  },
  'Recusa na entrega': {
    weight: 10,
    cost: [0, 95_000],
    opening: ['Cliente recusou: pedido já atendido.', 'Recusado por divergência na data de entrega.'],
    treatment: 'Aguardando a posição do comercial.',
    closing: 'Mercadoria devolvida à fábrica.',
    resolutions: ['Devolução', 'Reentrega'],
    department: 'Comercial',
  },
  'Estadia acima do combinado': {
    weight: 16,
    cost: [18_000, 72_000],
    opening: ['Mais de dez horas na fila da descarga.', 'Veículo parado na doca desde ontem.'],
    treatment: 'Cobrado o recebimento do cliente.',
    closing: 'Estadia calculada pela tabela e paga.',
    resolutions: ['Abono', 'Outros'],
    department: 'Expedição',
  },
  'Divergência fiscal': {
    weight: 12,
    cost: [0, 22_000],
    opening: ['Nota com a placa errada, retida no posto fiscal.', 'CT-e com valor diferente da nota.'],
    treatment: 'Fiscal emitindo a carta de correção.',
    closing: 'Documento corrigido e aceito no posto.',
    resolutions: ['Sem procedência', 'Outros'],
    department: 'Fiscal',
  },
  'Pedido trocado': {
    weight: 6,
    cost: [10_000, 130_000],
    opening: ['Carregado o pedido de outro cliente.', 'Gramatura diferente da pedida.'],
    treatment: 'Comercial verificando se o cliente aceita.',
    closing: 'Pedido certo enviado em outra carga.',
    resolutions: ['Reentrega', 'Devolução'],
    department: 'Comercial',
  },
}
