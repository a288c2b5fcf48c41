/** Parameters of the moment, which are not part of a view. */
const transientFilters = ['receipts', 'negotiationPage', 'transitPage', 'closedPage', 'selected', 'order', 'launch']

/** The query of an address as stored in a view; its parameters are sorted, so that equal filters give equal texts. */
export const viewQuery = (search: string): string => {
  const parameters = new URLSearchParams(search)
  for (const name of transientFilters) parameters.delete(name)
  parameters.sort()
  return parameters.toString()
}
