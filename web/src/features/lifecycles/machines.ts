export const machines = [
  { value: 'load', label: 'Carga' },
  { value: 'negotiation', label: 'Negociação' },
  { value: 'lot', label: 'Lote' },
  { value: 'receipt', label: 'Comprovante' },
  { value: 'registry', label: 'Cadastro' },
] as const
export type Machine = (typeof machines)[number]['value']
