/** Replaces a text that does not look like an identifier. */
export const WITHHELD = 'withheld'

/** UUIDs, and the digests that ids of incidents and waiting people contain: not a person's number, whatever their digits. */
const DIGESTS = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|[\da-f]{32,64}|[\da-f]{4}-[\da-f]{12}/gi
const TOKEN = /^[\w.:@/-]{1,200}$/
/** `31-99999-8888`, `123.456.789-09`: eight digits, also with one sign between two of them. */
const NUMBER = /(?:\d[./-]?){8}/
/** `ABC-1D23`, `abc1234`. */
const PLATE = /(?:^|[^a-z\d])[a-z]{3}-?\d[a-z\d]\d{2}(?:$|[^a-z\d])/i
const EMAIL = /@[^@]*\./
/** `Maria`, also between other parts, but not `StartTransit`, the name of a command. */
const NAME = /(?:^|[^A-Za-z\d])[A-Z][a-z]+(?:$|[^A-Za-z\d])/
/** `America/Sao_Paulo`. */
const ZONE = /^(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Etc|Indian|Pacific)\/[\w/+-]+$/

/**
 * Whether a text looks like an identifier or a code, and neither like a name, a document, a phone, an e-mail address nor a plate. Only the
 * product makes ids, so this is the second lock on fields that are published as such: a lower-case word passes, it may be a code.
 */
export const isIdentifier = (text: string): boolean => {
  if (!TOKEN.test(text)) return false
  if (ZONE.test(text)) return true
  const rest = text.replace(DIGESTS, '')
  return ![NUMBER, PLATE, EMAIL, NAME].some((pattern) => pattern.test(rest))
}
