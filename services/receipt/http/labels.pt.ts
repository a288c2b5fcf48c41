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
