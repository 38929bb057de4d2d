/** Numbers of the customers. */

/** How many own fields a customer has at the most. */
export const CUSTOMER_FIELDS = 20
/** Rows of a table of customers that go in one call. */
export const CUSTOMER_BATCH = 500
