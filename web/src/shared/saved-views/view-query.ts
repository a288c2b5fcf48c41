/** What says only what somebody was doing just now, not what the list shows. */
const transientFilters = ['receipts', 'negotiationPage', 'transitPage', 'closedPage']

/** What of an address is kept under a name: the same list has the same text, in whichever order its filters were set. */
export const viewQuery = (search: string): string => {
  const parameters = new URLSearchParams(search)
  for (const name of transientFilters) parameters.delete(name)
  parameters.sort()
  return parameters.toString()
}
