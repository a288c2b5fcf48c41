/** Imported first: a tool that fails prints one line and exits with 1. */
process.on('uncaughtException', (error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
