/** The calls that a screen begins with, below `/api/companies/{companyId}`, for the addresses opened most. */
export const firstCalls: Readonly<Record<string, readonly string[]>> = {
  '/product': ['/products?sort=Alphabetic&page=1'],
  '/product/:productId/details/summary': ['', '/products/:productId'],
  '/product/:productId/details/content': ['', '/products/:productId'],
  '/assets': ['/files?size=200&sort=recent'],
};
