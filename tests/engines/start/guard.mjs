/**
 * Kills the children of a process that died without stopping them: reads `+pid` and `-pid` from its input, and acts when the input
 * closes.
 */
const begun = new Set()
let rest = ''
process.stdin.on('data', (text) => {
  const lines = `${rest}${text}`.split('\n')
  rest = lines.pop()
  for (const line of lines) begun[line.startsWith('+') ? 'add' : 'delete'](Number(line.slice(1)))
})
process.stdin.on('end', () => {
  for (const pid of begun)
    try {
      process.kill(pid, 'SIGKILL')
    } catch {}
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
