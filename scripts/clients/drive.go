// Runs one client in Go: folder, name, address, token, service, link. Says each answer as a line of JSON.
package main

import (
	"encoding/json"
	"fmt"
	"os"

	smm "github.com/sleepyvani/smmgo"
)

func say(step string, answer interface{}, err error) {
	if err != nil {
		answer = map[string]interface{}{"error": err.Error()}
	}
	line, _ := json.Marshal(map[string]interface{}{"step": step, "answer": answer})
	fmt.Println(string(line))
}

func main() {
	address, token, service, link := os.Args[3], os.Args[4], os.Args[5], os.Args[6]
	api := smm.New(address, token)
	balance, err := api.GetBalance()
	say("balance", balance, err)
	services, err := api.GetServices()
	say("services", services, err)
	made, err := api.AddOrder(smm.AddOrderParams{Service: service, Link: link, Quantity: 1000})
	say("add", made, err)
	order := made["order"]
	status, err := api.GetStatus(order)
	say("status", status, err)
	many := []interface{}{order, 999999999}
	statuses, err := api.GetMultiStatus(many)
	say("statuses", statuses, err)
	refills, err := api.CreateMultiRefill([]interface{}{order})
	say("refill", refills, err)
	canceled, err := api.CancelOrders(many)
	say("cancel", canceled, err)
}
