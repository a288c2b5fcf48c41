/** The reason that changes of an edited FOB form are recorded with. */
export const fobEditReason = 'Edição da carga FOB'

/** Messages at the fields of an invoice form. */
export const invoiceFieldLabels = {
  series: 'Insira a série da NF-e',
  number: 'Insira o número da NF-e',
}
