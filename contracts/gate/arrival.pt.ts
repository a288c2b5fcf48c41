/** Texts that the driver's app shows too, which starts without the others of a gate. */
export const arrivalTexts = {
  waiting: 'Motorista adicionado à lista de espera.',
  failed: 'Não foi possível concluir a ação',
}
