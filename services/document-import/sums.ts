/** Kilograms and cubic metres have three decimals: they are summed as whole thousandths. */
export const exactSum = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + Math.round(amount * 1_000), 0) / 1_000
