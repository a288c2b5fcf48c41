/** The types every shipper begins with (CA29), by id. */
export const seededTypeNames = {
  'contrato-social': 'Contrato social',
  rntrc: 'RNTRC',
  'rctr-c': 'Seguro RCTR-C',
  'rc-dc': 'Seguro RC-DC',
  'rc-v': 'Seguro RC-V',
  cnh: 'CNH',
  mopp: 'MOPP',
  crlv: 'CRLV',
} as const
