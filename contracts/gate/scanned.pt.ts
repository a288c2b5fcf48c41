import type { ScanKind } from './scanned.ts'

/** What a scanned code is called. */
export const scanLabels: Readonly<Record<ScanKind, string>> = {
  nfe: 'Chave de NF-e',
  cte: 'Chave de CT-e',
  mdfe: 'Chave de MDF-e',
  load: 'Código da carga',
  plate: 'Placa',
  cpf: 'CPF',
  unknown: 'Código desconhecido',
}
