/** What a guest's browser keeps for a cart goes by this header, and a new one comes back by it. */
export const CART_TOKEN_HEADER = 'x-cart-token';
