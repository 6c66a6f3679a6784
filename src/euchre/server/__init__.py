"""The table in the browser: HTTP, WebSockets and the built client."""
