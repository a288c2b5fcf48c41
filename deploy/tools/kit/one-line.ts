/** Imported first: what breaks a tool is said in one line, and it ends with 1. */
process.on('uncaughtException', (error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
