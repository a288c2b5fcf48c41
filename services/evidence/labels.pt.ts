import { replayLabels } from '@embarca/contracts/replay/labels.pt.ts'

const { check, notary } = replayLabels.evidence

/** The text file of an evidence bundle that says what is in it and how to check it. */
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

export const historyTitle = (externalId: string): string => `Carga ${externalId}`
