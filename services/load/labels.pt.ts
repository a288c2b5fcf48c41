/** The reason that changes of an edited FOB form are recorded with. */
export const fobEditReason = 'Edição da carga FOB'

/** Messages at the fields of an invoice form. */
export const invoiceFieldLabels = {
  series: 'Insira a série da NF-e',
  number: 'Insira o número da NF-e',
}

/** The reason that a load's weight changes with when its withdrawal's volume does. */
export const withdrawalChanged = 'Volume da retirada alterado'

/** The reason that a load's crew changes with when that of its contract does. */
export const contractChanged = 'Contrato do veículo dedicado alterado'
