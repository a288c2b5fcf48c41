// Verifies the files in its folder: node verify.mjs [--chave SHA256]. Needs only Node 20; never writes, uses no network.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const GENESIS = '0'.repeat(64)
const UNLISTED = ['manifesto.json', 'assinatura.json']

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')
const read = (path) => readFileSync(join(here, path))
const readable = (path) => {
  try {
    return read(path)
  } catch {
    return undefined
  }
}
const parsed = (text) => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
const filesUnder = (folder) =>
  readdirSync(join(here, folder)).flatMap((name) => {
    const path = folder ? `${folder}/${name}` : name
    return statSync(join(here, path)).isDirectory() ? filesUnder(path) : [path]
  })
const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`

let problems = 0
const wrong = (what) => {
  problems += 1
  console.log(`  ✘ ${what}`)
}
/** Prints what was verified, if nothing was wrong with it. */
const checked = (name, check) => {
  const before = problems
  console.log(`${name}`)
  const fine = check()
  if (problems === before) console.log(`  ✔ ${fine}`)
}

const signs = (key, text, signature) => {
  try {
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}
const signedHead = (key, { position, hash, time, place, signature }) =>
  signs(key, `embarca head ${position} ${hash} ${time}${place === undefined ? '' : ` at ${place}`}`, signature)

/** Verifies the events of a stream: each against its own hash, its revision and the one before it. Answers the hash of the last. */
const chain = ({ stream, path, facts, lastHash }) => {
  const lines = (readable(path)?.toString('utf8') ?? '').split('\n').slice(0, -1)
  let before = GENESIS
  lines.forEach((line, at) => {
    const fact = parsed(line)
    const number = `o registro nº ${at + 1}`
    if (!fact) return wrong(`${number} não pode ser lido: foi alterado`)
    if (fact.stream !== stream) wrong(`${number} diz que é de ${fact.stream}: foi trazido de outro lugar`)
    if (fact.revision !== at) wrong(`${number} diz que é o nº ${fact.revision + 1}: há registros removidos, repetidos ou fora de ordem`)
    if (fact.prev !== before) wrong(`${number} não continua o anterior: um dos dois foi alterado, inserido ou removido`)
    before = sha256(line)
  })
  if (lines.length < facts) wrong(`há ${lines.length} de ${facts} registros: os últimos foram cortados`)
  if (lines.length > facts) wrong(`há ${lines.length} registros, mas a carga tinha ${facts}: foram acrescentados`)
  if (before !== lastHash) wrong('o último registro não é o que o manifesto diz')
  return before
}

/** Whether an event is in the history between two heads that the notary signed. */
const witnessed = (key, { proof }, last) => {
  if (!proof) return 'Este pacote não traz a história assinada em volta deles: quem responde por eles é a assinatura do manifesto.'
  const way = parsed(readable(proof))
  if (!way?.to || !Array.isArray(way.hashes)) return void wrong(`a prova ${proof} não pode ser lida`)
  if (way.from && !signedHead(key, way.from))
    wrong(`o ponto de partida da prova (posição ${way.from.position}) não foi assinado pelo notário`)
  if (!signedHead(key, way.to)) wrong(`o ponto de chegada da prova (posição ${way.to.position}) não foi assinado pelo notário`)
  const running = way.hashes.reduce((hash, next) => sha256(hash + next), way.from?.hash ?? GENESIS)
  if (running !== way.to.hash) wrong('a história entre os dois pontos assinados não é a que foi assinada')
  if (!way.hashes.includes(last)) wrong('o último registro não está na história assinada')
  return `O último está na história que o notário assinou em ${way.to.time} (posição ${way.to.position}).`
}

const main = () => {
  const text = readable('manifesto.json')
  const manifest = parsed(text)
  const pem = readable('notario.pem')
  if (!manifest || !pem) return wrong('manifesto.json ou notario.pem falta ou não pode ser lido')
  const key = createPublicKey(pem)
  const fingerprint = sha256(key.export({ format: 'der', type: 'spki' }))
  const at = process.argv.indexOf('--chave')
  const expected = at > 0 ? process.argv[at + 1] : undefined
  console.log(`Evidências da carga ${manifest.externalId} (${manifest.loadId}), geradas em ${manifest.madeAt}\n`)

  checked('Manifesto', () => {
    const { signature } = parsed(readable('assinatura.json')) ?? {}
    if (!signs(key, `embarca evidence ${sha256(text)}`, signature ?? ''))
      wrong('a assinatura do notário não confere: o manifesto foi alterado')
    if (manifest.notary !== fingerprint) wrong('a chave do notário não é a que o manifesto diz')
    if (expected !== undefined && expected.toLowerCase() !== fingerprint) wrong(`a chave é ${fingerprint}, e não a que foi informada`)
    return `Assinado pelo notário de chave ${fingerprint}${expected === undefined ? ' (compare com a que a tela da carga mostra)' : ', a que foi informada'}.`
  })
  checked('Arquivos', () => {
    const known = new Set([...manifest.files.map(({ path }) => path), ...UNLISTED])
    for (const { path, size, sha256: sum } of manifest.files) {
      const bytes = readable(path)
      if (!bytes) wrong(`${path} falta`)
      else if (bytes.length !== size || sha256(bytes) !== sum) wrong(`${path} não é o que foi assinado: o conteúdo foi trocado`)
    }
    for (const path of filesUnder('')) if (!known.has(path)) wrong(`${path} não está no manifesto: foi acrescentado`)
    return `${counted(manifest.files.length, 'arquivo, inalterado', 'arquivos, todos inalterados')}; nenhum a mais, nenhum a menos.`
  })
  for (const stream of manifest.streams)
    checked(`${stream.label} (${stream.stream})`, () => {
      const said = witnessed(key, stream, chain(stream))
      return `${counted(stream.facts, 'registro', 'registros, do primeiro ao último, cada um continua o anterior')}. ${said}`
    })
  checked('Anexos', () => {
    const here = manifest.attachments.filter(({ path }) => path)
    for (const { path, name, sha256: sum } of here) {
      const bytes = readable(path)
      if (bytes && sha256(bytes) !== sum) wrong(`${name} (${path}) não é o arquivo que foi enviado`)
    }
    const gone = manifest.attachments.length - here.length
    return `${counted(here.length, 'arquivo, igual ao que foi enviado', 'arquivos, iguais aos que foram enviados')}${gone ? `; ${counted(gone, 'não está', 'não estão')} mais guardado${gone === 1 ? '' : 's'}` : ''}.`
  })
}

try {
  main()
} catch (error) {
  wrong(`não foi possível conferir o resto: ${error.message}`)
}
console.log(
  problems
    ? `\n✘ ${counted(problems, 'problema', 'problemas')}: este pacote não é o que foi registrado.`
    : '\n✔ Tudo confere: nada foi alterado, removido, reordenado, cortado, inserido ou trocado.',
)
process.exitCode = problems ? 1 : 0
