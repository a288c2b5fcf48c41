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
