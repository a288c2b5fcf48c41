/** Texts that companies add to a price. */
export const conditions = [
  'Consigo coletar no primeiro horário.',
  'Inclui descarga.',
  'Carreta disponível na região.',
  'Preço com retorno garantido.',
] as const
