import { readFileSync } from 'node:fs'
import { replayLabels } from '@embarca/contracts/replay/labels.pt.ts'

/** The text of the program that checks a bundle; in services/dist it lies beside the bundled server. */
export const verifyProgram = (): string => readFileSync(new URL('./verify.mjs', import.meta.url), 'utf8')

const { check, notary } = replayLabels.evidence

export const readMe = (externalId: string, fingerprint: string): string => `Evidências da carga ${externalId}

${check}

O programa diz, registro por registro, o que conferiu, e termina com erro se algo foi alterado.
${notary(fingerprint)}
Compare esta chave com a que a tela da carga mostra em "Linha do tempo"; ou informe-a ao programa:
  node verify.mjs --chave ${fingerprint}

manifesto.json, assinatura.json   o que há neste arquivo, assinado pelo notário
eventos/                          os registros, como estão guardados; dados pessoais estão cifrados
pessoas.json                      os dados pessoais que ainda podem ser lidos
provas/                           o caminho entre dois registros assinados pelo notário
anexos/                           comprovantes e documentos, como foram enviados
historico.pdf                     o histórico em papel
`
