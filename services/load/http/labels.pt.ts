export const loadTitle = (externalId: string): string => `Carga ${externalId}`

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

/** Texts of the receipts PDF. */
export const receiptsPdfLabels = {
  onTime: 'No prazo',
  late: (reason: string | undefined) => `Fora do prazo${reason ? `: ${reason}` : ''}`,
  order: (code: string) => `Pedido ${code}`,
  expected: (moment: string | undefined) => `Prevista: ${moment}`,
  arrived: (moment: string) => `Chegada: ${moment}`,
  receipt: (status: string) => `Comprovante: ${status}`,
  reason: (text: string) => `Motivo: ${text}`,
  title: (document: string, externalId: string) => `${document}: carga ${externalId}`,
  made: (at: string, by: string) => `Gerado em ${at} · Solicitado por ${by}`,
  brokenImage: (name: string) => `${name}: a imagem não pôde ser incluída.`,
  noImages: 'Nenhuma imagem enviada.',
}
