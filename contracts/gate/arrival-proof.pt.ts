/** Texts of the proof of arrival. */
export const arrivalProofTexts = {
  title: 'Comprovante de chegada',
  law: 'Lei 11.442/2007, art. 11, § 9º: documento com o horário de chegada do veículo ao local de carga.',
  plate: 'Placa',
  place: 'Local',
  at: 'Chegada',
  recorded: (moment: string) => `registrada às ${moment} e corrigida pela portaria`,
  hash: 'Código de integridade (SHA-256)',
  check: 'Confira este comprovante em',
  gone: 'Este comprovante não existe mais: a chegada foi desfeita ou o endereço está incompleto.',
  failed: 'Não foi possível carregar o comprovante.',
  file: (plate: string) => `comprovante-de-chegada${plate ? `-${plate}` : ''}.pdf`,
  revoking: 'A página e o código do comprovante deixam de abrir. Uma nova chegada terá outro comprovante.',
  valid: 'Chegada registrada pela portaria',
}
