/** Texts of the itinerary PDF. */
export const itineraryLabels = {
  title: 'Itinerário',
  kind: { COLLECT: 'Coleta', DELIVERY: 'Entrega' },
  expected: (moment: string) => `Previsto: ${moment}`,
  arrived: (moment: string) => `Chegada: ${moment}`,
  order: (code: string) => `Pedido: ${code}`,
  sincePrevious: (distance: string) => `${distance} desde a parada anterior`,
  observation: (text: string) => `Observação: ${text}`,
  total: (distance: string, isStraight: boolean) => `Distância total: ${distance}${isStraight ? ' em linha reta' : ''}`,
}

/** Texts of the shipping order PDF. */
export const shippingOrderLabels = {
  title: 'Ordem de carregamento',
  kind: { COLLECT: 'Coleta', DELIVERY: 'Entrega' },
  transporter: 'Transportadora',
  driver: 'Motorista',
  plates: 'Placas',
  vehicle: 'Veículo',
  product: 'Produto',
  weight: 'Peso',
  expected: (moment: string) => `Previsto: ${moment}`,
  order: (code: string) => `Pedido: ${code}`,
  notes: (notes: readonly string[]) => `NF-e: ${notes.join(', ')}`,
  observation: (text: string) => `Observação: ${text}`,
  file: (externalId: string) => `ordem-de-carregamento-${externalId}.pdf`,
}
