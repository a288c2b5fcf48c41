/** Remembers that this process met an event that only a newer version of the program knows: it waits until it is replaced. */
export const outdatedProcess = (report: (error: Error) => void) => {
  let met: string | undefined
  return {
    note: (error: Error): void => {
      if (met === undefined) report(error)
      met = error.message
    },
    /** The first line for an operator; undefined while this process knows everything. */
    by: (): string | undefined => met,
  }
}
