const WANTED = [20, 19]

/** Leaves with one clear line when this Node is too old; plain enough that an old one can read it. */
export const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > WANTED[0] || (major === WANTED[0] && minor >= WANTED[1])) return
  console.error(`Embarca needs Node ${WANTED.join('.')} or newer; this is ${process.version}.`)
  process.exit(1)
}
